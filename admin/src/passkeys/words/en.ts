import type { ko } from "./ko.ts";

export const en: typeof ko = {
  title: "Passkeys",
  hint: "Log in by fingerprint, face, PIN or a security key instead of the password. The password still works.",
  none: "No passkeys yet.",
  add: "Add a passkey",
  name: "Name",
  nameHint: "Something you recognise the device by, such as: office laptop",
  password: "Current password",
  added: "The passkey was added.",
  created: "Added {at}",
  used: "Last used {at}",
  unused: "Never used",
  remove: "Remove",
  removeOne: "Remove the passkey {name}",
  removeTitle: "Remove the passkey",
  removeBody: "The passkey {name} will no longer log you in.",
  removed: "The passkey was removed.",
  refused: "The passkey could not be used. Try again, or log in by the password.",
  notMade:
    "The passkey could not be made. Check whether this device already has one, and try again.",
  login: "Log in by passkey",
};
