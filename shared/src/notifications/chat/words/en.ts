/** Of messages that were not read (D29-12). */
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
};
