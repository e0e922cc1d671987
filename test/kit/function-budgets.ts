/** What a function of an API may weigh, in bytes, and how long it may take to load (A2-1). */
export interface Budget {
  raw: number;
  gzip: number;
  /** Over a function with the bare DynamoDB client. */
  load: number;
}
export const usual: Budget = { raw: 400_000, gzip: 136_000, load: 1.35 };

/** The forms of uploads are made by the SDK's package, which needs an S3 client (DECISIONS 188). */
const forms = { raw: 510_000, gzip: 168_000, load: 2.2 };
/** They read texts for the index of products: the dictionary of words and units (DECISIONS 191). */
const dictionary = { raw: 464_400, gzip: 165_700 };
/**
 * And the names of specifications that it counts by, which of them tell hits apart (S8-10), and what
 * reads their values to name the differences of substitutes (D37-3).
 */
const specifications = { raw: 500_200, gzip: 182_300 };
const own: Record<string, Partial<Budget>> = {
  // The documents of the APIs are text, not code, and grow with each call.
  "user-docs": { raw: 926_900 },
  "admin-docs": { raw: 874_400 },
  // The library that checks what authenticators send reads every kind of attestation (DECISIONS 273).
  "admin-passkeys": { raw: 666_000, gzip: 206_400, load: 2.2 },
  "admin-search-words": dictionary,
  "user-manufactors": dictionary,
  // It also lists counts of stock by their date (D38-5).
  "user-merchandises": { raw: 465_900, gzip: 166_300 },
  // All calls about requests and estimates, with the roles that each of them names.
  "admin-estimates": { raw: 419_100, gzip: 140_700 },
  // Rooms of two people, which of them a company reads in a list, also as a company reads them, and as the mirror does (D29-16, D29-18).
  "user-chats": { raw: 403_500, gzip: 139_200 },
  // The widest of the deal's functions: lines with quotes, matches, counts, and sheets, which name
  // the substitutes of parts (D37-8), the freight of their sellers (D36-3) and stock in packs (D6-29), and
  // say by which categories a company's rules judge them (D41-7).
  "user-product-estimates": { raw: 419_200, gzip: 143_800 },
  // Whoever leaves ends requests, estimates, subscription, companies, and what he asks of them (D40-16).
  // A company that ends with its only member shows its logo to nobody from then on (D40-19).
  "admin-user-entities": { raw: 401_700, gzip: 136_600 },
  // It counts packs in the unit of the stock (D6-29), keeps what a company states of itself (D40-14), asks
  // its rules (D41-1) also by the categories of lines and words (D41-7), charges its cost centres (D43-2),
  // draws and corrects its numbers, by members whose role holds (D45-5), and tells typed ones from those that it draws (D45).
  "user-product-estimate-orders": { raw: 424_400, gzip: 144_600 },
  // It also says what is close to a part that is gone, and what to take instead (D19-14, D37-4).
  "user-products": specifications,
  // It writes the template with a library, and says each fault of a row in three languages.
  "user-register-request-histories": { raw: 404_900, gzip: 141_900 },
  // And the terms of sale (D36-1).
  "user-seller-infos": { raw: 469_900, gzip: 168_500 },
  // Articles with drafts, opinions and revisions in one function.
  "user-wikis": { raw: 401_200, gzip: 137_900 },
  "user-files": forms,
  "admin-files": forms,
};

export const hasOwnBudget = (name: string): boolean => name in own;
export const budgetOf = (name: string): Budget => ({ ...usual, ...own[name] });
