import type { LegalTexts } from "../document.ts";

export const en: LegalTexts = {
  terms: {
    title: "Terms of use",
    description: "What the company and its members promise each other when using Bupum.",
    since: "2026-11-01",
    sections: [
      {
        title: "1. The service and the company's role",
        lines: [
          "The company is an intermediary that offers search for industrial parts, quote requests and answers, orders and their confirmation, and notifications.",
          "The company is not a party to deals between members. Each seller is responsible for its product data, quotes, delivery and refunds.",
          "Payment for parts does not pass through the company; buyer and seller settle it between themselves.",
        ],
      },
      {
        title: "2. Membership and accounts",
        lines: [
          "Anyone aged 14 or over can join with a verified mobile number. The ID cannot be changed.",
          "An account is for its owner only, who answers for damage from a carelessly kept password. Tell us at once if it is misused.",
          "You can leave at any time; running orders have to be finished first.",
        ],
      },
      {
        title: "3. Quotes and orders",
        lines: [
          "A quote request is no obligation to buy. A quote means that its terms can be ordered until the date it states.",
          "An order is binding once the seller accepts it. A seller may refuse with a reason: stock, delivery date, conditions, internal or other.",
          "Prices say whether VAT is included. Amounts converted into another currency are for reference.",
        ],
      },
      {
        title: "4. Sellers",
        lines: [
          "Sellers submit their business details and are registered after review. Changes are reviewed again.",
          "Stock, price, lead time and condition must be true. Counterfeits and goods that may not be traded are not allowed.",
        ],
      },
      {
        title: "5. What is not allowed",
        lines: [
          "False data, infringing others' rights, automated bulk collection, abuse, and deals pretended to gather information.",
          "We may remove content or restrict use, giving the reason; you may object through support.",
        ],
      },
      {
        title: "6. Liability and disputes",
        lines: [
          "The company is not liable for damage without its intent or negligence, nor for events beyond its control.",
          "Parties to a deal try to settle disputes first; the company helps with records. Korean law applies.",
        ],
      },
      {
        title: "7. Changes",
        lines: [
          "Changes are announced 7 days ahead, or 30 days if they are to members' disadvantage.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy policy",
    description: "Which personal data Bupum keeps, why, and for how long.",
    since: "2026-11-01",
    sections: [
      {
        title: "1. What we collect and why",
        lines: [
          "Joining and verification: ID, password (hashed), name, mobile number. Optional: e-mail, company, region.",
          "Seller review: company name, representative, business registration number, address, contacts, documents.",
          "Quotes and orders: the request, contact person, shipping address, attachments.",
          "Protection of the service: access times, IP addresses, consent records.",
        ],
      },
      {
        title: "2. How long we keep it",
        lines: [
          "Until you leave. By law we keep records of contracts, payment and supply for 5 years, of complaints for 3 years, of advertising for 6 months, and access logs for 3 months.",
        ],
      },
      {
        title: "3. Who receives it",
        lines: [
          "When you request a quote or order, that seller receives your name, company, contacts, shipping address and request to carry out the deal, and deletes them after the periods set by law.",
        ],
      },
      {
        title: "4. Processors",
        lines: [
          "Amazon Web Services (servers and e-mail, Seoul region) and SOLAPI (text messages and AlimTalk) process data for us.",
        ],
      },
      {
        title: "5. Your rights",
        lines: [
          "You may see, correct and delete your data or stop its processing, in your profile or through support.",
          "Optional items and marketing consent may be declined or withdrawn without any disadvantage.",
        ],
      },
      {
        title: "6. Safety and contact",
        lines: [
          "Passwords are hashed, transport is encrypted, access is kept to the least. We never collect resident registration numbers.",
          "This site keeps your login, language, currency and recent searches in the browser and tracks nobody for advertising.",
          "The privacy officer and contacts are in the company details at the foot of the page.",
        ],
      },
    ],
  },
};
