/** Of messages that were not read (D29-12). */
export const zh = {
  CHAT_UNREAD_BY_SELLER: {
    title: "未读消息：{buyer}",
    body: "买家 {buyer} 在聊天中发来的 {messages} 条消息尚未阅读。",
    button: "查看消息",
  },
  CHAT_UNREAD_BY_BUYER: {
    title: "未读消息：{seller}",
    body: "卖家 {seller} 在聊天中发来的 {messages} 条消息尚未阅读。",
    button: "查看消息",
  },
};
