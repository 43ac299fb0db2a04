/** The product's name in its four spellings; rebranding is these lines (spec D1). */
// inline-text: a name
export const PRODUCT = { name: 'Taplet', camel: 'Taplet', slug: 'taplet', constant: 'TAPLET' } as const
