export const owner = { headline: 'I build fast sites' }
