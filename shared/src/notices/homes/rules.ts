import { changedTogether } from "../../selling/merchandises/rules.ts";

/** Entries of each part of a home: the rest is one press away, in its list (D38-1). */
export const mostShown = 5;
/** Ordered lines of one side that are looked at, the newest first (D38-3). */
export const mostOrders = 100;
/** Waiting lines of a seller that are read, the first due in front; those of one estimate together. */
export const mostDueLines = 60;
/** Listings whose count one press confirms, and which one look reads: what one call changes (D38-5). */
export const mostConfirmed = changedTogether;
/** Purchase orders without an invoice, their lines, and invoices of a month, that are looked at (D38-11). */
export const mostUninvoiced = 20;
export const mostUninvoicedLines = 100;
export const mostInvoices = 30;
/** Things looked for in vain, and open posts, that are searched for those of one seller (D38-6). */
export const mostWanted = 200;
export const mostPosts = 50;
/** Parts lately looked at that one browser names (D38-13). */
export const mostSeen = 10;
/** With fewer sellers than this the median of the market would tell of single ones (D38-7). */
export const fewestSellers = 4;
/** Weeks whose answers make the median of the market (D38-7). */
export const medianWeeks = 5;
