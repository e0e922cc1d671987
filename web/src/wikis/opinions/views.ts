/** Unviewed opinions, or sent ones; without either, all received ones. */
export const opinionViews = ["unread", "sent"] as const;
export type OpinionView = (typeof opinionViews)[number];
