export const owner = { headline: 'أبني مواقع سريعة', cv: '/cv-ar.pdf' }
