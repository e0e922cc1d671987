import type { ConsentTexts } from "../consent-text.ts";

export const en: ConsentTexts = {
  terms: [
    "Bupum is an intermediary that brings buyers and sellers together. The parties to a sale are the buyer and the seller.",
    "A request for quotes is no obligation to buy. An order is binding once the seller accepts it.",
    "The whole text stands under “Terms of use” below.",
  ],
  privacy: [
    "Purpose: knowing who you are, passing on requests and orders, sending notices, preventing abuse",
    "Data: ID, password, name, mobile number; optionally company, region, e-mail; access logs",
    "Kept: until you leave. Trade records for 5 years and access logs for 3 months, as the law asks",
    "You may refuse, but without the required consent an account cannot be opened.",
  ],
  age14: ["Members must be at least 14 years old."],
  thirdParty: [
    "To whom: the sellers you ask for quotes or order from",
    "Purpose: quoting, and carrying out and delivering orders",
    "Data: company and region; once an order is accepted also contact name, phone and delivery address",
    "Kept: until the sale is done and the period set by law is over",
    "You may refuse and still join. We ask again when you order.",
  ],
  marketing: [
    "Purpose: news of features, offers and events",
    "Data: name, mobile number, e-mail",
    "By: e-mail, text message, AlimTalk (never from 21:00 to 08:00)",
    "Kept: until you leave or take it back. We ask you again every two years.",
    "You may refuse without any limits to your use.",
  ],
};
