/**
 * Words for what somebody waits for: a reply in a chat (D29-12), or goods on the boards (D12-11).
 */
export const en = {
  CHAT_UNREAD_BY_SELLER: {
    title: "Unread messages: {buyer}",
    body: "The buyer {buyer} is waiting in the chat. Messages that you have not read: {messages}.",
    button: "Read the messages",
  },
  CHAT_UNREAD_BY_BUYER: {
    title: "Unread messages: {seller}",
    body: "The seller {seller} has written in the chat. Messages that you have not read: {messages}.",
    button: "Read the messages",
  },
  WANTED_PARTS: {
    title: "Wanted posts: {posts}, such as {title}",
    body: "New posts look for parts of makers that you carry: {posts}. Answer them to start a deal.",
    button: "Read the posts",
  },
};
