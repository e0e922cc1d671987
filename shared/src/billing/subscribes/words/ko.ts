import type { BillingWords } from "./types.ts";

export const ko: BillingWords = {
  events: {
    RENEWAL_COMING: {
      title: "구독 갱신 예정: {on}",
      body: "{type} 구독이 {on}에 갱신되며 등록된 카드로 {amount}(부가세 포함)이 결제됩니다. 갱신을 원하지 않으면 그 전에 구독 화면에서 해지해 주세요.",
      button: "구독 확인하기",
    },
    PRICE_RISING: {
      title: "구독료 변경 안내",
      body: "{on}부터 {type} 구독료이 {before}에서 {amount}(부가세 포함)으로 바뀝니다. 구독 화면에서 새 요금에 동의해 주세요. 동의하지 않으면 결제하지 않고 {on}에 갱신이 중지됩니다.",
      button: "새 요금 확인하기",
    },
    PAID: {
      title: "결제 완료: {amount}",
      body: "{type} 구독료 {amount}(부가세 포함)을 끝자리 {card} 카드로 결제했습니다. 이용 기간은 {since}부터 {until}까지입니다.",
      button: "결제 내역 보기",
    },
    RENEWAL_REFUSED: {
      title: "결제 실패: {amount}",
      body: "끝자리 {card} 카드로 {type} 구독료 {amount}을(를) 결제하지 못했습니다. {next}에 다시 결제합니다. {until}까지는 그대로 이용할 수 있습니다. 카드를 변경하면 바로 다시 결제합니다.",
      button: "카드 확인하기",
    },
    CARD_REFUSED: {
      title: "결제 실패: 카드를 변경해 주세요",
      body: "끝자리 {card} 카드를 더 이상 사용할 수 없어 {type} 구독료 {amount}을(를) 결제하지 못했습니다. {until}까지 다른 카드를 등록하면 바로 결제하고 계속 이용할 수 있습니다.",
      button: "카드 변경하기",
    },
    PAYMENT_REFUSED: {
      title: "결제 실패: {amount}",
      body: "끝자리 {card} 카드로 {type} 구독료 {amount}을(를) 결제하지 못했습니다. 금액은 청구되지 않았습니다. 카드를 확인한 뒤 다시 시도해 주세요.",
      button: "카드 확인하기",
    },
    SUSPENDED: {
      title: "구독 갱신 중지",
      body: "{type} 구독의 갱신을 중지했습니다. 더 결제되지 않으며 {until}까지 이용할 수 있습니다. 그 전에는 언제든지 구독 화면에서 계속 이용하도록 바꿀 수 있습니다.",
      button: "구독 확인하기",
    },
    SUSPENDED_UNPAID: {
      title: "구독 갱신 중지: 결제되지 않았습니다",
      body: "{type} 구독료 {amount}을(를) 결제하지 못해 비즈니스 플러스 이용을 중지했습니다. {until}까지 카드를 확인하고 다시 시작할 수 있으며, 그 뒤에는 구독이 종료됩니다.",
      button: "다시 시작하기",
    },
    SUSPENDED_PRICE: {
      title: "구독 갱신 중지: 새 요금 미동의",
      body: "새 요금 {amount}에 대한 동의가 없어 {type} 구독을 결제하지 않고 갱신을 중지했습니다. {until}까지 다시 시작하지 않으면 구독이 종료됩니다.",
      button: "다시 시작하기",
    },
    ENDED: {
      title: "구독 종료",
      body: "{type} 구독이 종료되었습니다. 등록한 상품과 거래 내역은 그대로 남아 있습니다. 필요할 때 다시 구독할 수 있습니다.",
      button: "다시 구독하기",
    },
  },
  types: { MONTHLY: "월간", QUARTERLY: "분기", YEARLY: "연간" },
  won: "{amount}원",
  why: "구독과 결제에 관한 안내로, 알림 설정과 관계없이 인증된 이메일로 보내 드립니다.",
};
