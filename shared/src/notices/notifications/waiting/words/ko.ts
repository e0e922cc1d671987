/**
 * Words for what somebody waits for: a reply in a chat (D29-12), or goods on the boards (D12-11).
 */
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
  WANTED_PARTS: {
    title: "새 구매 글 {posts}건: {title}",
    body: "취급하는 제조사의 부품을 찾는 새 글이 {posts}건 올라왔습니다. 답변을 남겨 거래를 시작해 보세요.",
    button: "구매 글 보기",
  },
};
