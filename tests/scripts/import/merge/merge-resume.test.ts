import { casesIn, testImports } from '../import-cases'

testImports(casesIn('merge/merge-resume.yml'))
