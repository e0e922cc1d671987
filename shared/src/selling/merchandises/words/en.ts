import type { ko } from "./ko.ts";

/** A separate object, so that a sheet bundles no words of a form. */
export const conditions = {
  NEW: "New",
  NEW_SURPLUS: "New surplus",
  REFURBISHED: "Refurbished",
  USED: "Used",
};
export const shipping = {
  SELLER_PAYS: "Seller pays",
  BUYER_PAYS: "Buyer pays",
  NEGOTIABLE: "To be agreed",
};

/** The terms of a listing, on the seller's form and on the admin's. */
export const en = {
  price: {
    title: "Price",
    currency: "Currency",
    minimum: "Minimum order",
    from: "From",
    unitPrice: "Unit price (VAT excluded)",
    add: "Add a price break",
    drop: "Remove price {number, number}",
  },
  stock: {
    title: "Stock and shipping",
    counted: "I count the stock",
    stock: "Pieces in stock",
    uncounted: "Buyers see “in stock” without a number, and orders take nothing off.",
    multiple: "Order multiple",
    multipleHint: "Orders come in multiples of this.",
    leadTime: "Lead time (business days)",
    leadTimeHint: "From acceptance; 0 ships the same day",
    region: "Ships from",
    regionNone: "Please choose",
    shipping: "Shipping",
    sku: "Your code (optional)",
    skuHint: "Your own stock number; buyers do not see it.",
    memo: "Note to buyers (optional)",
  },
  conditions,
  shipping,
} satisfies typeof ko;
