/** What is known of the life of a part (D35-1). */
export const zh = {
  lives: {
    ACTIVE: "在产",
    NOT_FOR_NEW_DESIGNS: "不建议用于新设计",
    LAST_ORDER: "最后订购",
    DISCONTINUED: "停产",
    REPLACED: "已被替代",
  },
};
