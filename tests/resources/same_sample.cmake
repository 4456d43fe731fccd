# SPDX-License-Identifier: GPL-3.0-or-later
execute_process(COMMAND ${MAKE} OUTPUT_FILE ${WORK} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${WORK} ${SAMPLE} RESULT_VARIABLE different)
if(different)
    message(FATAL_ERROR "resources/samples/people.csv is not what make_people writes")
endif()
