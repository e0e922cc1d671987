import type { HeadWords } from "./types.ts";

export const ko: HeadWords = {
  site: "부품",
  home: "홈",
  description:
    "제조사와 품번으로 산업·전기·전자·자동화 부품을 찾고, 여러 판매자에게 한 번에 견적을 요청해 비교하고 주문하세요.",
  missing: {
    title: "없는 페이지입니다",
    description: "주소가 바뀌었거나 없는 페이지입니다. 품번이나 제조사로 다시 찾아보세요.",
  },
  pages: {
    "/": {
      title: "부품",
      description:
        "제조사와 품번으로 산업·전기·전자·자동화 부품을 찾고, 여러 판매자에게 한 번에 견적을 요청해 비교하고 주문하세요.",
    },
    "/search": {
      title: "부품 찾기",
      description: "제조사와 품번으로 산업용 부품을 찾아 판매자별 가격과 재고를 비교하세요.",
    },
    "/compare": {
      title: "부품 비교",
      description: "부품을 네 개까지 나란히 놓고 사양, 가격, 재고, 납기를 비교하세요.",
    },
    "/categories": {
      title: "카테고리",
      description: "산업용 부품을 종류별로 찾고, 사양과 재고로 좁혀 판매자별 가격을 비교하세요.",
    },
    "/boards": {
      title: "거래 게시판",
      description: "구하기 어려운 산업용 부품을 찾거나 여유 재고를 팔 수 있는 거래 게시판입니다.",
    },
    "/boards/new": { title: "글쓰기" },
    "/boards/$boardId/edit": { title: "글 수정" },
    "/dealers": {
      title: "대리점 찾기",
      description: "지역과 제조사로 산업용 부품 대리점을 찾고 바로 전화하거나 견적을 요청합니다.",
    },
    "/estimates/new": {
      title: "견적 요청",
      description: "필요한 부품을 한 번에 담아 여러 판매자에게 견적을 받으세요.",
    },
    "/find-id": {
      title: "아이디 찾기",
      description: "가입할 때 인증한 휴대폰이나 이메일로 확인합니다.",
    },
    "/find-password": {
      title: "비밀번호 찾기",
      description: "아이디와 인증한 연락처를 확인한 뒤 새 비밀번호를 정합니다.",
    },
    "/login": { title: "로그인", description: "부품에 로그인하고 견적을 요청하세요." },
    "/manufactors": {
      title: "제조사",
      description: "산업용 부품 제조사를 이름으로 찾고, 등록된 부품과 판매 중인 상품을 보세요.",
    },
    "/documents/$number": {
      title: "문서 확인",
      description: "견적서와 발주서가 진본이며 현재 유효한지 확인합니다.",
    },
    "/wiki": {
      title: "위키",
      description:
        "산업용 부품의 후속 기종, 결선, 파라미터, 규격 읽는 법을 현장 기술자가 정리한 위키입니다.",
    },
    "/news": {
      title: "뉴스",
      description: "산업용 부품의 가격, 납기, 단종, 신제품 소식을 분류별로 모아 봅니다.",
    },
    "/privacy": {
      title: "개인정보처리방침",
      description: "부품이 어떤 개인정보를 왜, 얼마나 오래 보관하는지 알려 드립니다.",
    },
    "/answer": { title: "견적 답변" },
    "/view": { title: "회원 화면 보기" },
    "/reset/password": { title: "비밀번호 재설정" },
    "/scan": {
      title: "라벨 스캔",
      description:
        "포장 라벨이나 명판의 QR, DataMatrix, 바코드를 읽어 품번을 찾습니다. 사진은 기기 밖으로 나가지 않습니다.",
    },
    "/signup": {
      title: "회원가입",
      description: "휴대폰 인증 한 번으로 가입하고 여러 판매자에게 견적을 받아 보세요.",
    },
    "/terms": {
      title: "이용약관",
      description: "부품 서비스를 이용할 때 회사와 회원이 지키는 약속입니다.",
    },
    "/chats": { title: "채팅" },
    "/chats/$uuid": { title: "채팅" },
    "/chats/new": { title: "채팅" },
    "/mypage": { title: "마이홈" },
    "/mypage/approvals": { title: "결재함" },
    "/mypage/approvals/$approvalId": { title: "결재 요청" },
    "/mypage/blocks": { title: "차단한 거래처" },
    "/mypage/boards": { title: "내 게시글" },
    "/mypage/bookmarks": { title: "즐겨찾기" },
    "/mypage/estimates": { title: "요청한 견적 관리" },
    "/mypage/estimates/$groupId": { title: "견적 비교" },
    "/mypage/estimates/$groupId/order": { title: "주문서 작성" },
    "/mypage/home": { title: "마이홈" },
    "/mypage/notifications": { title: "알림" },
    "/mypage/companies": { title: "회사" },
    "/mypage/companies/$companyId": { title: "회사 정보와 구성원" },
    "/mypage/companies/join": { title: "회사 초대" },
    "/mypage/own-numbers": { title: "내 번호" },
    "/mypage/claims": { title: "클레임" },
    "/mypage/orders": { title: "주문 관리" },
    "/mypage/payments": { title: "결제 내역" },
    "/mypage/profile": { title: "회원정보 수정" },
    "/mypage/subscribe": { title: "멤버십 구독" },
    "/mypage/subscribe/card": { title: "카드 등록" },
    "/seller": { title: "나의 판매" },
    "/seller/add-merchandise": { title: "판매 등록" },
    "/seller/merchandises": { title: "판매 상품 관리" },
    "/seller/terms": { title: "판매 조건" },
    "/seller/claims": { title: "클레임" },
    "/seller/orders": { title: "주문 관리" },
    "/seller/answer-sheet": { title: "엑셀로 답변하기" },
    "/seller/product-estimates": { title: "받은 견적 요청" },
    "/seller/product-estimates/$estimateId": { title: "받은 견적 요청" },
    "/seller/register-requests": { title: "대량 등록" },
    "/seller/register-requests/$requestId": { title: "대량 등록" },
    "/seller/sellerInfo/add": { title: "판매자 인증" },
    "/writer/wiki-info": { title: "작성자 인증" },
    "/wiki/$wikiId/opinion": { title: "의견 보내기" },
    "/wiki/$wikiId/revisions": { title: "위키 편집 기록" },
    "/wiki/$wikiId/edit": { title: "위키 수정" },
    "/writer/wiki/create": { title: "위키 작성" },
    "/writer/wiki": { title: "위키 관리" },
    "/writer/wiki/request-history": { title: "받은 의견 관리" },
    "/writer/wiki/request-history/$opinionId": { title: "받은 의견 관리" },
    "/sellers/$sellerId": { title: "판매자 정보" },
  },
  product: {
    description: "{maker} {part} {name}. 판매자별 가격, 재고, 납기를 비교하고 견적을 받아 보세요.",
  },
  category: {
    description:
      "{category} {count}종을 사양, 제조사, 재고, 납기로 좁혀 찾고 판매자별 가격을 비교해 견적을 받아 보세요.",
  },
  dealer: { description: "{dealer}: {makers} 대리점의 연락처와 위치" },
  maker: {
    title: "{maker} 부품",
    description:
      "{names}의 부품 {count}종을 품번으로 찾아 판매자별 가격과 재고를 비교하고 견적을 받아 보세요.",
  },
  plain: {
    specifications: "사양",
    marks: "인증",
    otherNumbers: "다른 품번",
    alternates: "대체 가능한 부품",
    offers: "판매자 {count}곳",
    noOffers: "취급하는 판매자를 골라 견적을 요청할 수 있습니다.",
    from: "최저가 {price} (부가세 별도)",
    fromStock: "재고 최저가 {price} (부가세 별도)",
    names: "다른 이름",
    country: "국가",
    website: "홈페이지",
    parts: "등록 부품 {count}종",
    allParts: "{maker} 부품 모두 보기",
    search: "부품 찾기",
    source: "출처",
    wikiSections: {
      Outline: "개요",
      "Sources and references": "출처 및 참고 자료",
      Other: "기타",
    },
  },
};
