/** What is known of the life of a part (D35-1). */
export const en = {
  lives: {
    ACTIVE: "Active",
    NOT_FOR_NEW_DESIGNS: "Not for new designs",
    LAST_ORDER: "Last orders",
    DISCONTINUED: "Discontinued",
    REPLACED: "Replaced",
  },
};
