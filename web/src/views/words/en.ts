import type { Messages } from "../../words/ko.ts";

export const en: Messages["views"] = {
  title: "A member's pages",
  failed: "The member's pages did not open",
  missing: "They are opened on the member's page of the admin site.",
  whose: "Pages of {name} · read only",
  until: "until {time}",
  end: "End",
};
