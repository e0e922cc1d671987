import type { ko } from "./ko.ts";

export const en = {
  title: "Exchange rates and makers’ shares",
  won: "KRW {amount}",
  up: "up {rate}%",
  down: "down {rate}%",
  same: "unchanged, {rate}%",
  rateSource: "Rates: {source}, {day}",
  priceSource: "Closing prices (delayed): {source}, {day}",
  sources: {
    exim: "Export-Import Bank of Korea",
    portal: "Financial Services Commission (data.go.kr)",
  },
  stale: "may be out of date",
} satisfies typeof ko;
