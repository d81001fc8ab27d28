import { casesIn, testImports } from '../import-cases'

testImports(casesIn('resume/links.yml'))
