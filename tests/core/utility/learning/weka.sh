#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What Weka (Debian: weka, default-jre-headless) says of resources/samples/people.csv: its J48 -S trained on all records and asked for each,
# and its NaiveBayes on the attributes that are categories. tst_weka.cpp holds these results and compares; run this to see where they are
# from. weka.sh FOLDER, an empty folder for the files that Weka reads.
set -eu
folder=${1:?weka.sh FOLDER}
people=$(dirname "$0")/../../../../resources/samples/people.csv
jar=$(find /usr/share/java -name 'weka*.jar' | head -1)

# CSV without quotes and names -> ARFF; attributes whose every value is a number are numeric, unless only categories are asked for.
arff() {
    awk -F, -v only="$1" '
        { gsub(/ /, "_") } # blanks part the table of guesses
        NR == 1 { for (i = 2; i <= NF; i++) name[i] = $i; last = NF; next }
        { line[NR] = $0
          for (i = 2; i <= NF; i++) { if ($i !~ /^[0-9]+$/) words[i] = 1; value[i, $i] = 1 } }
        END {
            print "@relation people"
            for (i = 2; i <= last; i++) {
                if (name[i] == "Income") continue # missing values are treated in another way
                if (!words[i]) { if (only != "categories") print "@attribute \"" name[i] "\" numeric"; continue }
                n = 0
                for (pair in value) { split(pair, part, SUBSEP); if (part[1] == i) list[++n] = part[2] }
                for (a = 2; a <= n; a++) { v = list[a]; for (b = a - 1; b > 0 && list[b] > v; b--) list[b + 1] = list[b]; list[b + 1] = v }
                printf "@attribute \"%s\" {", name[i]
                for (a = 1; a <= n; a++) printf "%s\"%s\"", (a > 1 ? "," : ""), list[a]
                print "}"
            }
            print "@data"
            for (r = 2; r <= NR; r++) {
                split(line[r], cell, ","); text = ""
                for (i = 2; i <= last; i++)
                    if (name[i] == "Income") continue
                    else if (words[i]) text = text ",\"" cell[i] "\""
                    else if (only != "categories") text = text "," cell[i]
                print substr(text, 2)
            }
        }' "$people"
}
arff all > "$folder/people.arff"
arff categories > "$folder/categories.arff"

# Number of the predicted class, from 1, for each record.
guesses() { awk '$1 ~ /^[0-9]+$/ { split($3, part, ":"); print part[1] }'; }
java -cp "$jar" weka.classifiers.trees.J48 -S -t "$folder/people.arff" -T "$folder/people.arff" -no-cv |
    grep -E 'Number of Leaves|Size of the tree|Correctly' | head -3
java -cp "$jar" weka.classifiers.trees.J48 -S -t "$folder/people.arff" -T "$folder/people.arff" -p 0 | guesses > "$folder/tree.txt"
java -cp "$jar" weka.classifiers.bayes.NaiveBayes -t "$folder/categories.arff" -T "$folder/categories.arff" -p 0 |
    guesses > "$folder/bayes.txt"
sha256sum "$folder/tree.txt" "$folder/bayes.txt"
