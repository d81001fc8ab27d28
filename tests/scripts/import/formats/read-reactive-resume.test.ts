import { casesIn, testImports } from '../import-cases'

testImports(casesIn('formats/read-reactive-resume.yml'))
