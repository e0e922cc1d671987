import type { ko } from "./ko.ts";

export const en: typeof ko = {
  closed: {
    ESTIMATE_LINES:
      "Your plan asks for up to {most, number} parts at a time. Please split the request.",
    ESTIMATE_SELLERS:
      "Your plan asks up to {most, number} sellers at a time. Please choose fewer sellers.",
    AUTO_SELLERS: "With your plan you choose the sellers yourself.",
    AWARD_OPTIMISER:
      "Your plan does not divide a request among sellers for you. Please choose line by line, or the cheapest single seller.",
    LIVE_LISTINGS:
      "Your plan holds no more listings. Please take down those that you no longer sell.",
    BULK_FILES: "You have sent all the bulk files of this month. Please send more next month.",
    EXPORT_ROWS: "Your plan exports up to {most, number} rows. Please narrow the list.",
    ANSWER_SHEET:
      "Your plan does not include answering by Excel. Please answer each request on its page.",
    BOM: "Your plan does not include long lists of parts. Please ask in several requests.",
    other: "Your plan does not include this.",
  },
  opens: {
    ESTIMATE_LINES: "Business Plus members ask for more parts at a time.",
    ESTIMATE_SELLERS: "Business Plus members ask more sellers at a time.",
    AUTO_SELLERS: "Business Plus members have the sellers chosen for them.",
    AWARD_OPTIMISER:
      "Business Plus members find the cheapest division, shipping included, with one press.",
    LIVE_LISTINGS: "Business Plus members may have more listings.",
    BULK_FILES: "Business Plus members send more bulk files a month.",
    EXPORT_ROWS: "Business Plus members export up to 50,000 rows.",
    ANSWER_SHEET:
      "Business Plus members download all waiting requests as an Excel sheet and answer them in one go.",
    BOM: "Business Plus members send lists of up to 500 parts in one go.",
    other: "Business Plus members may use it.",
  },
  subscribe: "See the membership",
  close: "Close",
  always: "Answering requests and ordering are open to every member.",
};
