import { casesIn, testImports } from '../import-cases'

testImports(casesIn('resume/read-reactive-resume.yml'))
