export const ko = {
  title: "알림",
  bell: "알림{count, plural, =0 {} other {, 읽지 않음 #건}}",
  loading: "불러오는 중",
  unread: "읽지 않음",
  all: "전체 보기",
  readAll: "모두 읽음",
  remove: "삭제",
  removeAll: "모두 삭제",
  removeAllBody: "알림을 모두 삭제하시겠습니까? 삭제한 알림은 복구할 수 없습니다.",
  removedAll: "알림을 모두 삭제했습니다.",
  empty: "받은 알림이 없습니다",
  emptyHint: "견적 도착, 주문 확정 등 거래에 필요한 소식을 여기에서 확인할 수 있습니다.",
};
