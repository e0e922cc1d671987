/**
 * Words for what somebody waits for: a reply in a chat (D29-12), or goods on the boards (D12-11).
 */
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
  WANTED_PARTS: {
    title: "新求购帖 {posts} 条：{title}",
    body: "新增 {posts} 条求购您所经营品牌零部件的帖子，快去回复促成交易吧。",
    button: "查看求购帖",
  },
};
