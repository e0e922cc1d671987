export const ko = {
  title: "데이터 정비",
  hint: "오래된 계정과 판매자 정보에 빠진 값을 채웁니다. 이미 있는 값은 바꾸지 않으므로 여러 번 실행해도 안전합니다.",
  acts: {
    APPLY_UUID: {
      title: "외부 식별자 부여",
      hint: "외부 서비스에 아이디나 연락처 대신 전달할 식별자(UUID)가 없는 계정에 식별자를 부여합니다.",
    },
    REGISTER_USERS: {
      title: "계정 조회 정보 복구",
      hint: "아이디·휴대폰 번호·이메일로 조회되지 않는 계정을 다시 등록합니다. 조회되지 않으면 로그인이나 탈퇴를 할 수 없습니다. 다른 계정이 쓰고 있는 값은 바꾸지 않고 아래에 표시합니다.",
    },
    APPLY_CUSTOMER_KEY: {
      title: "카드 고객 키 부여",
      hint: "카드를 등록할 때 결제사에 전달할 고객 키가 없는 계정에 키를 부여합니다.",
    },
    REGISTER_COMPANIES: {
      title: "회사 조회 정보 복구",
      hint: "사업자등록번호로 조회되지 않는 회사를 다시 등록합니다. 조회되지 않는 회사에는 가입 요청이 전달되지 않습니다.",
    },
    LIST_COUNTS: {
      title: "재고 확인일 목록 복구",
      hint: "재고 확인이 오래된 상품 목록에서 빠진 상품을 목록에 다시 넣습니다. 빠진 상품은 판매자의 홈과 목록에 나오지 않습니다. 변경 건수는 판매자 수입니다.",
    },
    PHONE_NUMBER_VISIBLE: {
      title: "판매자 전화번호 공개",
      hint: "공개 여부를 정하지 않은 판매자 전화번호를 구매자에게 공개합니다. 판매자가 비공개로 정한 번호는 그대로 둡니다.",
    },
  },
  statuses: {
    READY: "실행 전",
    IN_PROGRESS: "실행 중",
    FAILED: "실패",
    DONE: "완료",
    CANCELLED: "취소",
  },
  startedAt: "실행 일시",
  finishedAt: "완료 일시",
  walked: "확인한 건수",
  changed: "채운 건수",
  conflicts: "중복된 값",
  conflictLine: "{field}: 다른 계정에서 사용 중",
  fields: { userId: "아이디", phone: "휴대폰 번호", email: "이메일" },
  openUser: "회원 보기",
  more: "그 밖에 {count, number}건",
  run: "실행",
  started: "실행을 시작했습니다.",
};
