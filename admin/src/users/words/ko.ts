export const ko = {
  title: "회원",
  search: "검색",
  searchType: "검색 기준",
  searchTypes: { NAME: "이름", SELLER: "업체명", PHONE_NUMBER: "휴대폰 번호", USER_ID: "아이디" },
  name: "이름",
  userId: "아이디",
  companyName: "업체명",
  role: "구분",
  roles: { ADMIN: "관리자", USER: "구매자", SELLER: "판매자" },
  sellerApproval: "판매자 승인",
  approvals: { NONE: "신청 전", PENDING: "심사 중", REJECTED: "반려", APPROVED: "승인" },
  createdAt: "가입일",
};
