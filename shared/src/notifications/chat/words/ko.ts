/** Of messages that were not read (D29-12). */
export const ko = {
  CHAT_UNREAD_BY_SELLER: {
    title: "읽지 않은 메시지: {buyer}",
    body: "구매자 {buyer} 님이 채팅으로 보낸 메시지 {messages}건을 아직 읽지 않으셨습니다.",
    button: "메시지 보기",
  },
  CHAT_UNREAD_BY_BUYER: {
    title: "읽지 않은 메시지: {seller}",
    body: "판매자 {seller} 님이 채팅으로 보낸 메시지 {messages}건을 아직 읽지 않으셨습니다.",
    button: "메시지 보기",
  },
};
