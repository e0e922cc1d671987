import type { ko } from "./ko.ts";

export const en = {
  title: "Deal statistics",
  measures: {
    requests: "Requests",
    answer: "Time to answer (median)",
    value: "Value of accepted orders",
    conversion: "Requests that became orders",
  },
  lately: "Last 4 weeks, without the running one",
  running: "The light bar is the running week.",
  before: "{value} in the 4 weeks before",
  nothing: "–",
  minutes: "{count, plural, one {# minute} other {# minutes}}",
  hours: "{count, plural, one {# hour} other {# hours}}",
  days: "{count, plural, one {# day} other {# days}}",
  week: "week of {day}",
  weekOf: "Week (Monday)",
  summary: "{name}: highest {top} in the {week}, last week {last}",
  makers: "Most requested makers since {since} (lines)",
  noMakers: "No line was requested",
  table: "Weekly numbers as a table",
  quoted: "Requests with a quote",
  orders: "Orders",
  confirmed: "Accepted orders",
} satisfies typeof ko;
