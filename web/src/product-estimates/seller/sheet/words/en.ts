import type { ko } from "./ko.ts";

export const en: typeof ko = {
  title: "Answer by Excel",
  back: "To received requests",
  hint: "Download the requests that wait as an Excel sheet, fill in your prices and upload it. You see what will be sent, then answer all of them at once.",
  steps: {
    download: "Download",
    downloadHint:
      "Up to {most, number} lines, those due first. Fill in only the columns with a yellow head. A line with a price is quoted, a line with a refusal reason is refused, a line with neither stays as it is.",
    upload: "Upload the filled-in file",
    uploadHint: "Nothing is sent yet: you see first what would be.",
    check: "Check and send",
  },
  file: "Choose a file",
  downloaded: "{count, plural, one {# line} other {# lines}} downloaded.",
  downloadedMore:
    "The {count, number} lines due first were downloaded. Download the others once these are answered.",
  downloadFailed: "The file could not be downloaded. Please try again.",
  faults: {
    broken: "The file cannot be read. Please fill in the sheet that you downloaded.",
    notOurs: "This is not the sheet for answers. Please fill in the one that you download above.",
    nothing: "No line has a price or a refusal reason.",
  },
  counts:
    "{quotes, plural, one {# quote} other {# quotes}} and {refusals, plural, one {# refusal} other {# refusals}} go to {estimates, plural, one {# request} other {# requests}}.",
  left: "{count, plural, one {# empty line is} other {# empty lines are}} left as they are.",
  problems: "{count, plural, one {# line is} other {# lines are}} not sent",
  problemsHint: "Correct them in Excel and upload again, or answer on the request's page.",
  rowNo: "Row {row, number}",
  rowFaults: {
    key: "The key is missing or was changed.",
    doubled: "The same line is there twice.",
    formula: "There is a formula. Please paste its value.",
    both: "There are a price and a refusal reason. Please leave one of them.",
    reason: "Please choose the refusal reason from the list.",
    detail: "For another reason, please write at least 5 characters of details.",
  },
  stale: {
    gone: "This line is not among your requests.",
    closed: "This request is closed.",
    answered: "You have answered this line already.",
    changed: "The request changed after the download. Please look at its page.",
    otherPart: "Part number and key belong to different lines. Were only some columns sorted?",
  },
  open: "See the request",
  quoteOf: "{price} × {count, number} {unit} = {amount}",
  terms:
    "{days, plural, =0 {ships the same day} one {# business day} other {# business days}} · {condition} · valid until {until}",
  refused: "Refused: {reason}",
  send: "Answer {count, plural, one {# request} other {# requests}}",
  sending: "{done, number} of {count, number} sent.",
  sent: "Sent",
  failed: "Not sent",
  again: "Send the failed answers again",
  allSent: "{count, plural, one {# request} other {# requests}} answered.",
  someFailed:
    "{count, plural, one {# answer was} other {# answers were}} not sent. Please see why and send again.",
  reading: "Checking the file.",
};
