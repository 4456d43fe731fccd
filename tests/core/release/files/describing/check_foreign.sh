#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# check_foreign.sh FOLDER: programs that are not ours read what describes a release. Those that are not installed are left out, and said
# so; exit status 77 where there is none at all.
#   xmllint            ddi.xml is valid: by the part of DDI-Codebook 2.5 in ddi_structure.xsd, or the whole, TRANCHE_DDI_SCHEMA=codebook.xsd
#   node, datapackage  datapackage.json is valid and every line of every resource has the types that it says (npm install datapackage;
#                      NODE_PATH names the folder of modules)
#   frictionless       the same once more (a package of Python)
folder=$1
tried=0
failed=0

if command -v xmllint > /dev/null; then
    tried=1
    xmllint --nonet --noout --schema "${TRANCHE_DDI_SCHEMA:-$(dirname "$0")/ddi_structure.xsd}" "$folder/ddi.xml" || failed=1
else
    echo "left out: xmllint"
fi

if command -v node > /dev/null && node -e "require('datapackage')" 2> /dev/null; then
    tried=1
    (cd "$folder" && node -e "
        const {Package} = require('datapackage')
        Package.load('datapackage.json', {basePath: '.', strict: true}).then(async data => {
            for (const resource of data.resources) {
                const lines = await resource.read({cast: true, relations: false})
                console.log(resource.name, lines.length)
            }
        }).catch(error => {
            for (const each of error.multiple ? error.errors : [error])
                console.error(each.message)
            process.exit(1)
        })") || failed=1
else
    echo "left out: node with datapackage"
fi

if python3 -c "import frictionless" 2> /dev/null; then
    tried=1
    (cd "$folder" && python3 -m frictionless validate datapackage.json) || failed=1
else
    echo "left out: frictionless"
fi

[ $tried -eq 1 ] || exit 77
exit $failed
