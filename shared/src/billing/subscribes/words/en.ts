import type { BillingWords } from "./types.ts";

export const en: BillingWords = {
  events: {
    RENEWAL_COMING: {
      title: "Your subscription renews on {on}",
      body: "Your {type} subscription renews on {on}, and {amount} (VAT included) will be charged to your card. If you do not want that, stop the renewal before then.",
      button: "View subscription",
    },
    PRICE_RISING: {
      title: "The price of your subscription changes",
      body: "From {on} the {type} subscription costs {amount} (VAT included), until now {before}. Please agree to the new price on the page of your subscription. If you do not, nothing is charged and the renewal stops on {on}.",
      button: "View the new price",
    },
    PAID: {
      title: "Payment complete: {amount}",
      body: "We charged {amount} (VAT included) for your {type} subscription to the card ending in {card}. It pays for {since} to {until}.",
      button: "View payments",
    },
    RENEWAL_REFUSED: {
      title: "Payment failed: {amount}",
      body: "The card ending in {card} refused {amount} for your {type} subscription. We try again on {next}. Nothing changes for you until {until}. With another card we try at once.",
      button: "Check the card",
    },
    CARD_REFUSED: {
      title: "Payment failed: another card is needed",
      body: "The card ending in {card} can no longer be used, so {amount} for your {type} subscription was not paid. If you register another card by {until}, we charge it at once and nothing is interrupted.",
      button: "Replace the card",
    },
    PAYMENT_REFUSED: {
      title: "Payment failed: {amount}",
      body: "The card ending in {card} refused {amount} for the {type} subscription. Nothing was charged. Please check the card and try again.",
      button: "Check the card",
    },
    SUSPENDED: {
      title: "Subscription not renewing",
      body: "Your {type} subscription does not renew any more. Nothing further is charged, and you can use it until {until}. Until then you can resume it at any time.",
      button: "View subscription",
    },
    SUSPENDED_UNPAID: {
      title: "Subscription not renewing: payment is missing",
      body: "We could not charge {amount} for your {type} subscription, so the features of Business Plus are off. You can check the card and resume until {until}; after that the subscription ends.",
      button: "Resume",
    },
    SUSPENDED_PRICE: {
      title: "Subscription not renewing: the new price was not agreed to",
      body: "Without your consent to the new price of {amount} we charged nothing, and your {type} subscription does not renew. Unless you start again by {until}, it ends.",
      button: "Start again",
    },
    ENDED: {
      title: "Subscription ended",
      body: "Your {type} subscription has ended. Your listings and deals are all kept. You can subscribe again whenever you need it.",
      button: "Subscribe again",
    },
  },
  types: { MONTHLY: "monthly", QUARTERLY: "quarterly", YEARLY: "yearly" },
  won: "KRW {amount}",
  why: "This mail is about your subscription and its payments. It goes to your verified address whatever your notification settings are.",
};
