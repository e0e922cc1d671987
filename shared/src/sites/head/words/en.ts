import type { HeadWords } from "./types.ts";

export const en: HeadWords = {
  site: "Bupum",
  home: "Home",
  description:
    "Find industrial, electrical, electronic and automation parts by maker and part number, ask several sellers at once, compare and order.",
  missing: {
    title: "There is no such page",
    description: "The address has changed or never existed. Search by part number or maker.",
  },
  pages: {
    "/": {
      title: "Bupum",
      description:
        "Find industrial, electrical, electronic and automation parts by maker and part number, ask several sellers at once, compare and order.",
    },
    "/search": {
      title: "Find parts",
      description:
        "Find industrial parts by maker and part number, and compare sellers' prices and stock.",
    },
    "/compare": {
      title: "Compare parts",
      description:
        "Put up to four parts side by side: specifications, prices, stock and lead times.",
    },
    "/categories": {
      title: "Categories",
      description:
        "Find industrial parts by kind, narrow down by specification and stock, and compare sellers' prices.",
    },
    "/boards": {
      title: "Boards",
      description:
        "Boards for industrial parts that are hard to find, and for surplus stock on sale.",
    },
    "/boards/new": { title: "Write a post" },
    "/boards/$boardId/edit": { title: "Edit the post" },
    "/dealers": {
      title: "Find a dealer",
      description:
        "Find dealers of industrial parts in Korea by region and maker, and call or ask them for an estimate.",
    },
    "/estimates/new": {
      title: "Request quotes",
      description: "List the parts you need once and get quotes from several sellers.",
    },
    "/find-id": {
      title: "Find my ID",
      description: "We check the phone or e-mail that you verified when you joined.",
    },
    "/find-password": {
      title: "Reset password",
      description: "Confirm your ID and a verified contact, then choose a new password.",
    },
    "/login": { title: "Log in", description: "Log in to Bupum and request quotes." },
    "/manufactors": {
      title: "Makers",
      description: "Find makers of industrial parts by name, with their parts and what is on sale.",
    },
    "/documents/$number": {
      title: "Check a document",
      description: "Checks whether a quotation or a purchase order is genuine and current.",
    },
    "/wiki": {
      title: "Wiki",
      description:
        "What engineers know of industrial parts: successors, wiring, parameters and how to read codes.",
    },
    "/news": {
      title: "News",
      description:
        "News of industrial parts by subject: prices, lead times, discontinued and new products.",
    },
    "/privacy": {
      title: "Privacy policy",
      description: "Which personal data Bupum keeps, why, and for how long.",
    },
    "/answer": { title: "Answer a request" },
    "/view": { title: "A member's pages" },
    "/reset/password": { title: "Choose a new password" },
    "/scan": {
      title: "Scan a label",
      description:
        "Reads QR, DataMatrix and bar codes of packages and name plates and finds the part. Pictures do not leave the device.",
    },
    "/signup": {
      title: "Sign up",
      description: "Verify your phone once, and ask many sellers for quotes.",
    },
    "/terms": {
      title: "Terms of use",
      description: "What the company and its members promise each other when using Bupum.",
    },
    "/chats": { title: "Chat" },
    "/chats/$uuid": { title: "Chat" },
    "/chats/new": { title: "Chat" },
    "/chats/shared": { title: "Shared chats" },
    "/mypage": { title: "My Home" },
    "/mypage/approvals": { title: "Approvals" },
    "/mypage/approvals/$approvalId": { title: "Order to approve" },
    "/mypage/tax-invoices": { title: "Tax invoices received" },
    "/mypage/tax-invoices/$taxInvoiceId": { title: "Tax invoice" },
    "/mypage/blocks": { title: "Blocked companies" },
    "/mypage/boards": { title: "My posts" },
    "/mypage/bookmarks": { title: "Bookmarks" },
    "/mypage/estimates": { title: "Quote requests" },
    "/mypage/estimates/$groupId": { title: "Compare quotes" },
    "/mypage/estimates/$groupId/order": { title: "Order form" },
    "/mypage/home": { title: "My Home" },
    "/mypage/notifications": { title: "Notices" },
    "/mypage/companies": { title: "Companies" },
    "/mypage/companies/$companyId": { title: "A company and its members" },
    "/mypage/companies/join": { title: "Invitation to a company" },
    "/mypage/own-numbers": { title: "My numbers" },
    "/mypage/claims": { title: "Claims" },
    "/mypage/orders": { title: "Orders" },
    "/mypage/payments": { title: "Payments" },
    "/mypage/profile": { title: "Edit profile" },
    "/mypage/subscribe": { title: "Membership" },
    "/mypage/subscribe/card": { title: "Register a card" },
    "/seller": { title: "My Sales" },
    "/seller/add-merchandise": { title: "Register sale" },
    "/seller/merchandises": { title: "Manage sale items" },
    "/seller/terms": { title: "Terms of sale" },
    "/seller/claims": { title: "Claims" },
    "/seller/tax-invoices": { title: "Tax invoices issued" },
    "/seller/tax-invoices/$taxInvoiceId": { title: "Issued tax invoice" },
    "/seller/orders": { title: "Manage orders" },
    "/seller/answer-sheet": { title: "Answer by Excel" },
    "/seller/product-estimates": { title: "Quote requests received" },
    "/seller/product-estimates/$estimateId": { title: "Quote requests received" },
    "/seller/register-requests": { title: "Bulk registration" },
    "/seller/register-requests/$requestId": { title: "Bulk registration" },
    "/seller/sellerInfo/add": { title: "Seller certification" },
    "/writer/wiki-info": { title: "Writer Certification" },
    "/wiki/$wikiId/opinion": { title: "Send an opinion" },
    "/wiki/$wikiId/revisions": { title: "Revisions" },
    "/wiki/$wikiId/edit": { title: "Edit the page" },
    "/writer/wiki/create": { title: "Create Wiki" },
    "/writer/wiki": { title: "Manage Wiki" },
    "/writer/wiki/request-history": { title: "Manage Received Opinion" },
    "/writer/wiki/request-history/$opinionId": { title: "Manage Received Opinion" },
    "/sellers/$sellerId": { title: "Seller" },
  },
  product: {
    description:
      "{maker} {part} {name}. Compare sellers' prices, stock and lead times, and get quotes.",
  },
  category: {
    description:
      "{count} parts in {category}: narrow down by specification, maker, stock and lead time, compare sellers' prices and ask for quotes.",
  },
  dealer: { description: "{dealer}: dealer of {makers}, contact and location" },
  maker: {
    title: "{maker} parts",
    description:
      "Search {count} parts by {names} by part number, compare sellers' prices and stock, and get quotes.",
  },
  plain: {
    specifications: "Specifications",
    marks: "Approvals",
    otherNumbers: "Other part numbers",
    alternates: "Alternatives",
    offers: "Sellers: {count}",
    noOffers: "Request an estimate and choose the sellers to ask.",
    from: "Lowest price {price} (VAT excluded)",
    fromStock: "Lowest price in stock {price} (VAT excluded)",
    names: "Also known as",
    country: "Country",
    website: "Website",
    parts: "Parts: {count}",
    allParts: "All parts of {maker}",
    search: "Find parts",
    source: "Source",
    wikiSections: {
      Outline: "Outline",
      "Sources and references": "Sources and references",
      Other: "Other",
    },
  },
};
