import { ko as states } from "@bupum/shared/notices/states/words/ko";

export const ko = {
  title: "결제 내역",
  hint: "멤버십 구독으로 결제한 내역입니다. 영수증은 결제가 완료된 건만 발급됩니다.",
  none: "결제 내역이 없습니다",
  noneHint: "멤버십을 구독하면 결제 내역과 영수증이 여기에 표시됩니다.",
  toSubscribe: "멤버십 구독 보기",
  what: "결제 항목",
  at: "결제 일시",
  card: "카드",
  amount: "금액 (부가세 포함)",
  status: "상태",
  receipt: "영수증",
  slip: "카드 전표",
  of: "{type} 구독 · {kind}",
  period: "{from} ~ {to}",
  credit: "남은 기간 할인",
  refunded: "환불",
  kinds: { FIRST: "첫 결제", RENEWAL: "갱신", RETRY: "재결제", UPGRADE: "변경" },
  types: { MONTHLY: "월간", QUARTERLY: "분기", YEARLY: "연간" },
  states: states.payment,
  heard: { READY: "결제 대기", PENDING: "결제 결과 확인 중", CANCELLED: "결제 취소" },
};
