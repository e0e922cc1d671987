import type { ko } from "./ko.ts";

export const en = {
  title: "Data maintenance",
  hint: "Fills in what older accounts and sellers lack. Nothing that is there is changed, so running it again does no harm.",
  acts: {
    APPLY_UUID: {
      title: "Assign external identifiers",
      hint: "Gives accounts without one an identifier (UUID), which services outside get instead of the user ID or contact.",
    },
    REGISTER_USERS: {
      title: "Restore account look-up",
      hint: "Registers accounts again that are not found by their ID, mobile number or e-mail; such an account can neither log in nor leave. What another account uses is left as it is and listed below.",
    },
    APPLY_CUSTOMER_KEY: {
      title: "Assign card customer keys",
      hint: "Gives accounts without one the key by which the card provider knows them.",
    },
    REGISTER_COMPANIES: {
      title: "Find companies by number",
      hint: "Registers companies that are not found by their business number. Requests to join do not reach them until then.",
    },
    LIST_COUNTS: {
      title: "Restore lists of stock counts",
      hint: "Puts listings back that are missing among their seller's counts of stock. Their old counts are neither on the seller's home nor in the list. Changes are counted in sellers.",
    },
    PHONE_NUMBER_VISIBLE: {
      title: "Show sellers' phone numbers",
      hint: "Shows buyers the numbers of sellers who never chose. Numbers that a seller has hidden stay hidden.",
    },
  },
  statuses: {
    READY: "Never run",
    IN_PROGRESS: "Running",
    FAILED: "Failed",
    DONE: "Done",
    CANCELLED: "Cancelled",
  },
  startedAt: "Started",
  finishedAt: "Finished",
  walked: "Looked at",
  changed: "Filled in",
  conflicts: "In use twice",
  conflictLine: "{field}: in use by another account",
  fields: { userId: "ID", phone: "Mobile number", email: "E-mail" },
  openUser: "Open user",
  more: "{count, number} more",
  run: "Run",
  started: "It has been started.",
} satisfies typeof ko;
