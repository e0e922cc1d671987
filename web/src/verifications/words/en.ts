import type { ko } from "./ko.ts";

export const en = {
  send: "Send code",
  resend: "Send again",
  resendIn: "Again in {seconds, number} s",
  code: "6-digit code",
  sentPhone: "Enter the code from the text message. {clock} left",
  sentEmail: "Enter the code from the e-mail. {clock} left",
  over: "This code has run out. Please ask for a new one.",
  sixDigits: "Please enter all six digits.",
  check: "Confirm",
  done: "Verified.",
  change: "Change",
  keep: "Keep as it is",
  needed: "Please verify this with a code.",
  userIdFirst: "Please enter your ID first.",
  empty: { PHONE: "Please enter a mobile number.", EMAIL: "Please enter an e-mail address." },
  limitSeconds: "You can ask for another code in {seconds, number} s.",
  limitMinutes: "Too many codes. Please try again in {minutes, number} min.",
  failed: "The code could not be sent. Please try again shortly.",
  passwordRule: "8 characters with letters, digits and symbols, or 10 with two of these",
  strength: { weak: "Make it longer or more varied", good: "Good enough", strong: "Strong" },
} satisfies typeof ko;
