// How a call and a page say in the name of which company they are (D40-9, D40-13).
export const companyHeader = "bupum-company";
/** In the address of a page. */
export const companyParam = "company";
