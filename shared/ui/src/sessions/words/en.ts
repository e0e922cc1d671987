import type { ko } from "./ko.ts";

export const en: typeof ko = {
  title: "Where you are logged in",
  current: "In use now",
  unknownDevice: "Unknown device",
  sites: { user: "Bupum", admin: "Admin site" },
  since: "logged in {at}",
  end: "Log out",
  endOne: "Log out on {device}",
  ended: "Logged out on that device.",
};
