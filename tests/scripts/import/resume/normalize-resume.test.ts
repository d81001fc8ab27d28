import { casesIn, testImports } from '../import-cases'

testImports(casesIn('resume/normalize-resume.yml'))
