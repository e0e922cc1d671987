import type { Messages } from "../../../words/ko.ts";

export const en: Messages["manageGroup"] = {
  title: "Manage the request",
  back: "Go back",
  failed: "This could not be done. Please try again later.",
  noWayBack: "This cannot be undone.",
  cancel: {
    open: "Cancel the request",
    title: "Cancel this request?",
    answers: "{sellers, number} sellers are told, and no more answers are taken.",
    orders: "{count, number} orders awaiting acceptance are cancelled with it.",
    reason: "Reason",
    reasonHint: "Shown to the sellers. You may leave it empty.",
    submit: "Cancel the request",
    done: "The request was cancelled.",
  },
  close: {
    open: "Close the request",
    title: "Close this request?",
    answers: "No more answers are taken. Sellers without an order read it in the app.",
    orders: "Confirmed orders go on.",
    held: "{count, number} orders still await acceptance, so it cannot be closed yet.",
    submit: "Close the request",
    done: "The request was closed.",
  },
};
