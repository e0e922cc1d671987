/** Lines of one request basket (D46-2): those of one list of parts (D1-12). */
export const mostBasketLines = 500;
