import { ko as shared } from "@bupum/shared/trust/user-penalty-histories/words/ko";

export const ko = {
  act: "판매자 신고",
  actOn: "판매자 신고: {seller}",
  title: "{seller} 신고",
  hint: "운영자가 확인한 뒤 조치합니다. 누가 신고했는지는 판매자에게 알리지 않습니다.",
  reason: "신고 사유",
  reasons: shared.reasons,
  detail: "자세한 내용 (선택)",
  detailNeeded: "자세한 내용 (10자 이상)",
  files: "증빙 파일 (선택)",
  send: "신고하기",
  done: "신고를 접수했습니다. 확인 후 조치하겠습니다.",
  close: "닫기",
};
