export const projects = [{ id: 33, title: 'لوحة التتابع' }]
