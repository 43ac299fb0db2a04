/** Where what is stored of a visitor is looked up. The state of the location may name an e-mail address to begin with. */
export const VISITORS_PATH = '/app/account#visitors'
