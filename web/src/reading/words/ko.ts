export const ko = {
  minutes: "읽는 시간 약 {minutes}분",
  share: "공유",
  print: "인쇄",
  copied: "링크를 복사했습니다.",
  notCopied: "링크를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.",
  readAs: "“{keyword}” 대신 “{readAs}” 검색 결과를 보여 드립니다.",
  logIn: "로그인",
  edit: "수정",
  edited: "수정됨",
  save: "저장",
  cancel: "취소",
  remove: "삭제",
};
