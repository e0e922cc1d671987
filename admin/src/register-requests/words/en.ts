import { en as sheet } from "@bupum/shared/sheets/register-request-histories/words/en";
import { en as states } from "@bupum/shared/notices/states/words/en";
import { en as rows } from "@bupum/ui/register-requests/words/en";
import type { ko } from "./ko.ts";

export const en = {
  ...rows,
  title: "Bulk registrations",
  hint: "Excel files that sellers sent. Confirm those whose check is done.",
  sellerName: "Seller's name",
  status: "Status",
  statuses: states.sheet,
  waits: "To confirm",
  manualStatus: "Handled or not",
  manualStatuses: { BEFOREPROGRESS: "Open", DONE: "Handled" },
  empty: "No such requests",
  file: "File",
  seller: "Seller",
  action: "Action",
  actions: { INSERT: "List or update", DELETE: "Take off sale" },
  rows: "Rows",
  sentAt: "Received",
  foreseen: "Foreseen",
  foreseenText:
    "New {ADD, number} · update {UPDATE, number} · remove {REMOVE, number} · skip {SKIP, number} · error {ERROR, number}",
  result: "Result",
  resultText: "{ok, number} rows done · {errors, number} errors",
  memo: "Seller's message",
  ignored: "Columns not read",
  processedBy: "Handled by",
  progress: "Progress",
  checking: "Checking each row {done}%",
  applying: "Updating listings {done}%",
  original: "Original file",
  report: "Result file",
  decision: "Decision",
  moves: {
    DONE: {
      title: "Confirm",
      body: "{good, number} rows go into the seller's listings.\n{errors, number} rows with errors are left out.",
      done: "The rows are going live.",
    },
    IN_PROGRESS: {
      title: "Start the check",
      body: "Checks this file now.",
      done: "The check has started.",
    },
    RETRY: {
      title: "Try again",
      body: "Checks the same file from the start. Rows that are done are not done again.",
      done: "The check has started again.",
    },
    FAILED: {
      title: "Decline",
      body: "This file will not be processed. The seller reads the reason.",
      done: "Declined.",
    },
    CANCELLED: {
      title: "Cancel",
      body: "Cancels this request. The seller may send the same file again.",
      done: "Cancelled.",
    },
  },
  createMakers: "Create unknown makers ({count, number} rows)",
  createMakersHint: "Check the names first. Otherwise these rows stay errors.",
  note: "Reason",
  noteHint: "The seller reads this as it is. At least 5 characters.",
  columns: sheet.columns,
  typed: {
    open: "Add rows by hand",
    hint: "A row goes into the listings of {seller} at once. The status of the file stays.",
    rowHint: "The number of a row with an error mends that row.",
    taken: "Row {row, number} is done already. Enter another number.",
    done: "Row {row, number} is taken. Its result follows in the list.",
    createMakers: "Register the maker if it is unknown",
    send: "Add the row",
  },
} satisfies typeof ko;
