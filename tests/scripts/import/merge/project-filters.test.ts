import { testImports } from '../import-cases'

testImports(`
- it: makes filters of the technologies of most projects, at most five
  resume: { projects: [{ name: A, keywords: [Zig, Go] }, { name: B, keywords: [SQL, Go, Go] },
    { name: C, keywords: [SQL, Vue, Lua, Elm, Ada] }] }
  after: { projectFilters: [{ value: '', label: Filter out }, { value: latest, label: Latest }, { value: Go, label: Go },
    { value: SQL, label: SQL }, { value: Zig, label: Zig }, { value: Vue, label: Vue }, { value: Lua, label: Lua }] }

- it: keeps filters that the owner wrote
  resume: { projects: [{ name: A, keywords: [Lua, Go] }] }
  before: { projectFilters: [{ value: '', label: All }, { value: Lua, label: Moon }] }
  after: { projectFilters: [{ value: '', label: All }, { value: Lua, label: Moon }, { value: Go, label: Go }] }

- it: makes no filters where the owner has none
  resume: { projects: [{ name: A, keywords: [Go] }] }
  before: { projectFilters: [] }
  after: { projectFilters: [] }

- it: leads a service whose filter goes to all projects, and says so
  resume: { projects: [{ name: A, keywords: [C++] }] }
  before: { services: [
    { id: 1, headName: Web, detail: D, technologies: [], btnData: See web projects, filter: HTML, icon: web },
    { id: 2, headName: Program, detail: D, technologies: [], btnData: See, filter: C++, icon: program }] }
  partly: { services: [{ filter: '' }, { filter: C++ }] }
  reports: ['services, Web, filter: "HTML" no project has it any more, so the button "See web projects" shows all projects']
`)
