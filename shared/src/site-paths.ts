/** Generated from web/src/routes: npm run openapi. */
export const publicPaths: readonly string[] = [
  "/",
  "/dealers",
  "/dealers/$dealerId",
  "/estimates/new",
  "/find-id",
  "/find-password",
  "/login",
  "/manufactors",
  "/manufactors/$manufactorId",
  "/privacy",
  "/products/$productId",
  "/reset/password",
  "/search",
  "/signup",
  "/terms",
];

/** Pages behind the login: search engines leave them alone. */
export const signedInPaths: readonly string[] = [
  "/mypage/bookmarks",
  "/mypage/estimates",
  "/mypage/estimates/$groupId",
  "/mypage/estimates/$groupId/order",
  "/mypage/home",
  "/mypage/notifications",
  "/mypage/orders",
  "/mypage/profile",
  "/seller/add-merchandise",
  "/seller/merchandises",
  "/seller/orders",
  "/seller/product-estimates",
  "/seller/product-estimates/$estimateId",
  "/seller/register-requests",
  "/seller/register-requests/$requestId",
  "/seller/sellerInfo/add",
  "/sellers/$sellerId",
];
