import { pathsIn } from "./kernel/client.ts";

/** Generated from the contract: npm run paths -w web. */
export const userPaths = /* @__PURE__ */ pathsIn(`answerLinks /answer-links
open POST /open
answer POST /answer
reject POST /reject

auth /auth
signup POST /signup
login POST /login
findId POST /find-id
findPassword POST /find-password
changePassword POST /change-password
openView POST /views

awardPlans /award-plans
list GET
create POST

blocks /blocks
create POST
remove DELETE
mine GET

boards /boards
list GET
create POST
get GET /{id}
update PATCH /{id}
remove DELETE /{id}

addresses /addresses
list GET

bookmarks /bookmarks
create POST
many POST /multiple
remove DELETE
mine GET /me

dealers /dealers
list GET
get GET /{id}

categoryTags /category-tags
list GET

batchJobStatus /batch-job-status
list GET

chats /chats
create POST
list GET
unreadCount GET /unread-count
tokens POST /tokens
webhook POST /webhook
get GET /{uuid}
update PATCH /{uuid}
share PUT /{uuid}/share
shared GET /shared
sharedRoom GET /shared/{uuid}
messages GET /{uuid}/messages
send POST /{uuid}/messages

claims /claims
list GET
listOfSeller GET /seller
create POST
get GET /{id}
propose PATCH /seller/{id}/proposal
accept PATCH /{id}/accept
escalate PATCH /{id}/escalation
withdraw PATCH /{id}/withdrawal

companies /companies
mine GET
found POST
get GET /{companyId}
update PATCH /{companyId}
dissolve DELETE /{companyId}
members GET /{companyId}/members
changeMember PATCH /{companyId}/members/{userId}
removeMember DELETE /{companyId}/members/{userId}
standIn PUT /{companyId}/stand-in
approvalRules GET /{companyId}/approval-rules
setApprovalRules PUT /{companyId}/approval-rules
costCentres GET /{companyId}/cost-centres
setCostCentres PUT /{companyId}/cost-centres
deliveryAddresses GET /{companyId}/delivery-addresses
setDeliveryAddresses PUT /{companyId}/delivery-addresses
orderNumbers GET /{companyId}/order-numbers
setOrderNumbers PUT /{companyId}/order-numbers
join POST /{companyId}/join
setLogo PUT /{companyId}/logo
taxStatus GET /{companyId}/tax-status
invitations GET /{companyId}/invitations
invite POST /{companyId}/invitations
takeBack DELETE /{companyId}/invitations
ownInvitation POST /{companyId}/own-invitation
ownJoinRequests GET /join-requests
askToJoin POST /join-requests
withdrawJoinRequest DELETE /join-requests
joinRequests GET /{companyId}/join-requests
acceptJoinRequest POST /{companyId}/join-requests
declineJoinRequest DELETE /{companyId}/join-requests

creditCards /credit-cards
get GET
create POST
update PUT
remove DELETE

docs /openapi.json
openapi GET

documents /documents
create POST
get GET /{number}

emailVerification /email-verification
send POST
verify POST /verify

estimateGroups /estimate-groups
list GET
create POST
get GET /{id}
update PATCH /{id}
cancel PATCH /{id}/cancel
close PATCH /{id}/close
changeStatus POST /test/change-status/{id}

estimates /estimates
list GET
create POST
get GET /{id}

exchangeRates /exchange-rates
get GET

files /files
upload POST /upload
document GET /{id}/document
get GET /{id}

homes /homes/me
me GET

images /images/{id}
get GET

manufactors /manufactors
list GET
count GET /count
get GET /{id}

merchandises /merchandises
searchProducts GET /products/search
list GET
create POST
removeMany DELETE
updateMany PATCH
restore POST /restore
update PATCH /{id}
remove DELETE /{id}
listOwn GET /seller
removeOwn DELETE /seller

news /news
latest GET /latest
popular GET /popular
categories GET /categories
search GET /search
rss GET /rss
get GET /{id}

newsClickHistories /news-click-histories
create POST

notifications /notifications
list GET
removeAll DELETE
remove DELETE /{id}
read PATCH /read

orderApprovals /order-approvals
list GET
count GET /count
create POST
get GET /{id}
release PATCH /{id}/release
refuse PATCH /{id}/refusal
withdraw PATCH /{id}/withdrawal

ownNumbers /own-numbers
mine GET
ofProducts GET /products
keep PUT
remove DELETE
match POST /match

paymentOrders /payment-orders
list GET
webhook POST /webhook/{key}

phoneVerification /phone-verification
send POST
verify POST /verify

priceMemories /price-memories
last GET
fallen GET /fallen
get GET /{productId}

productEstimateOrders /product-estimate-orders
counts GET /counts
sellerCounts GET /seller/counts
list GET
create POST
listOfSeller GET /seller
get GET /{id}
accept PATCH /seller/{id}/accept
reject PATCH /seller/{id}/reject
cancel PATCH /{id}/cancel
keep PATCH /{id}/keep
complete PATCH /{id}/complete
ship PATCH /seller/{id}/shipment
purchaseOrders GET /batches
purchaseOrdersOfSeller GET /seller/batches
lines GET /{id}/batch
cancelLines PATCH /{id}/batch/cancel
keepLines PATCH /{id}/batch/keep
completeLines PATCH /{id}/batch/complete
setBuyerNumber PATCH /{id}/batch/buyer-number
shipLines PATCH /seller/{id}/batch/shipment
holdShipDate PATCH /seller/{id}/batch/held
moveShipDate PATCH /seller/{id}/batch/ship-date

productEstimateResponses /product-estimate-responses
create POST
reject POST /reject
proposeProduct POST /product
decideProduct PATCH /product
answerSheet POST /answer-sheet

productEstimates /product-estimates
listOfEstimate GET /estimate
listOfSeller GET /seller-estimate
dashboard GET /dashboard
exportSheet POST /export-excel
get GET /{id}
requote POST /{id}/requote

products /products
search GET /search
suggest GET /suggest
match POST /match
ids GET /ids
count GET /count
related GET /related
substitutes GET /substitutes
near GET /near
get GET /{id}

registerRequestHistories /register-request-histories
create POST
list GET
allowance GET /allowance
template GET /template
get GET /{id}
rows GET /{id}/rows
mend PATCH /{id}/rows
change PATCH /{id}

replies 
create POST /board/{boardId}/reply
update PATCH /reply/{replyId}
remove DELETE /reply/{replyId}

requestBaskets /request-baskets
mine GET
products GET /products
change PATCH

sellerInfos /seller-infos
list GET
create POST
update PUT
close PATCH /closure
setSaleTerms PUT /sale-terms
me GET /me
product GET /product
search GET /search
get GET /{id}

stocks /stocks
list GET

subscribes /subscribes
me GET /me
create POST
changeType PATCH /change/subscribe-type
cancelSuspend PATCH /cancel-suspend
suspend PATCH /suspend

taxInvoices /tax-invoices
list GET
listOfSeller GET /seller
supplies GET /supplies
expected GET /expected
ofOrder GET /orders/{orderId}
settings GET /settings
updateSettings PATCH /settings
prepare POST /signing
create POST
get GET /{id}
cancel PATCH /{id}/cancellation
amend POST /{id}/amendments

userPenaltyHistories /user_penalty_histories
create POST

users /users
me GET /me
update PATCH /me
remove DELETE /me
changePassword PATCH /me/password
sessions GET /me/sessions
endSession DELETE /me/sessions/{sessionId}
endOtherSessions DELETE /me/sessions
sellerCount GET /seller-count

wikiCategories /wiki-categories
list GET

writerInfos /writer_infos
create POST
me GET /me
update PATCH /me

wikiComments /wiki_comments
list GET
create POST
update PATCH /{id}
remove DELETE /{id}

wikiRequestHistories /wiki-request-histories
list GET
create POST
get GET /{id}
view PATCH /{id}/is-viewed
decide PATCH /{id}

wikiRevisions /wikis/{id}/revisions
revisions GET
revision GET /{revision}
restore POST /{revision}/restore

wikis /wikis
create POST
mine GET /me
related GET /related-wikis
categories GET /categories
search GET /search
ofWriter GET /writer-popular
experts GET /experts
popular GET /popular
list GET /all
rss GET /rss
draft GET /drafts/{of}
keepDraft PUT /drafts/{of}
dropDraft DELETE /drafts/{of}
guide GET /guide
get GET /{id}
update PUT /{id}
remove DELETE /{id}
isTaken POST /valid-duplicate-title`);

export const adminPaths = /* @__PURE__ */ pathsIn(`approvals /approvals
list GET
ask POST
approve POST /{id}/approve
decline POST /{id}/decline

auditEvents /audit-events
list GET
listOf GET /{entity}/{id}
note POST /{entity}/{id}

auth /auth/login
login POST

boards /boards
list GET
get GET /{id}
create POST
update PATCH /{id}
hide PATCH /{id}/hidden
remove DELETE /{id}
removeMany DELETE

dealerEntities /dealer-entities
list GET
get GET /{id}
create POST
update PATCH /{id}
remove DELETE /{id}

categoryTagEntities /category-tag-entities
list GET
get GET /{id}
create POST
update PATCH /{id}
remove DELETE /{id}

chatEntities /chat-entities
list GET
support GET /support
create POST
send POST /{uuid}/messages
update PATCH /{uuid}
get GET /{uuid}

claimEntities /claim-entities
list GET
get GET /{id}
decide PATCH /{id}

creditCardEntities 
list GET /credit-card-entities
get GET /credit-card-entities/{id}
ofUser GET /users/{userId}/credit-card
create POST /users/{userId}/credit-card
update PUT /users/{userId}/credit-card
remove DELETE /users/{userId}/credit-card

docs /openapi.json
openapi GET

emailVerifications /email-verifications
send POST /send
valid POST /valid

estimates /estimates
unassigned GET /unassigned
list GET /groups
get GET /groups/{id}
create POST
update PATCH /groups/{id}
remove DELETE /groups/{id}

files /files
upload POST /upload
get GET /{id}

health /health
check GET

inbox /inbox
list GET

lookups /lookups
find GET

maintenance 
list GET /maintenance-runs
applyUuid POST /apply-uuid
registerUsers POST /register-users
phoneNumberVisible POST /users/phone-number-visible
applyCustomerKey POST /users/apply-customer-key
listCounts POST /list-counts
registerCompanies POST /register-companies

manufactorEntities /manufactor-entities
list GET
get GET /{id}
create POST
update PUT /{id}
remove DELETE /{id}
merge POST /{id}/merge

me /me
me GET
sessions GET /sessions
endSession DELETE /sessions/{sessionId}

merchandiseEntities /merchandise-entities
list GET
get GET /{id}
create POST
update PATCH /{id}
removeMany DELETE

news /news
list GET
get GET /{id}
create POST
createMany POST /bulk
update PATCH /{id}
remove DELETE /{id}
removeMany DELETE

newsCategories /news-categories
list GET
create POST
update PATCH /{id}
remove DELETE /{id}

replies /replies
create POST
update PATCH /{id}
hide PATCH /{id}/hidden
remove DELETE /{id}
removeMany DELETE

searchMisses /search-misses
list GET
top GET /top

searchWords /search-words
list GET
create POST
update PATCH /{id}
remove DELETE /{id}
effects POST /effects
proposals GET /proposals
history GET /{id}/history

specificationRules /specification-rules
list GET
unread GET /unread
create POST
remove DELETE /{key}

passkeys /passkeys
list GET
askOptions POST /options
create POST
remove DELETE /{id}
loginOptions POST /login-options
login POST /login

paymentOrderEntities 
list GET /payment-order-entities
get GET /payment-order-entities/{id}
listOfUser GET /users/{userId}/payment-order-entities
printReceipt POST /payment-order-entities/{id}/receipt
receipt GET /payment-order-entities/{id}/receipt
refund POST /payment-order-entities/{id}/refund

reconciliations 
list GET /reconciliations
get GET /reconciliations/{day}
listDifferences GET /reconciliations/{day}/differences
listOpen GET /reconciliation-differences
explain POST /reconciliations/{day}/explain

productEntities /product-entities
list GET
listLearnt GET /learnt
acceptLearnt POST /learnt/accept
refuseLearnt POST /learnt/refuse
sayLives POST /lives
get GET /{id}
create POST
update PATCH /{id}
remove DELETE /{id}
merge POST /{id}/merge

productEstimateEntities /product-estimate-entities
statistics GET /statistics
cohorts GET /cohorts
list GET
get GET /{id}
reject PATCH /{id}/reject
propose POST /{id}/product
remove DELETE /{id}

productEstimateOrderEntities /product-estimate-order-entities
list GET
get GET /{id}
purchaseOrders GET /batches
lines GET /{id}/batch
cancelLines PATCH /{id}/batch/cancel
keepLines PATCH /{id}/batch/keep
shipLines PATCH /{id}/batch/shipment
completeLines PATCH /{id}/batch/complete
accept PATCH /{id}/accept
reject PATCH /{id}/reject
cancel PATCH /{id}/cancel
keep PATCH /{id}/keep
remove DELETE /{id}

registerMerchandiseHistories /register-merchandise-histories
list GET
create POST

registerRequestHistories /register-request-histories
list GET
statusCounts GET /status-counts
get GET /{id}
mend PATCH /{id}/rows
decide PATCH /{id}/admin-manual-status

sellerInfo /seller-info
get GET
decide PATCH

sellerInfoEntities /seller-info-entities
list GET
get GET /{id}
taxStatus GET /{id}/tax-status

subscribeEntities 
list GET /subscribe-entities
get GET /subscribe-entities/{id}
ofUser GET /users/{userId}/subscribe
changeType PATCH /users/{userId}/subscribe/change/subscribe-type
changePeriod PATCH /users/{userId}/subscribe/calendar/change/subscribe-period
cancelSuspend PATCH /users/{userId}/subscribe/cancel-suspend
suspend PATCH /users/{userId}/subscribe/suspend

userEntities /user-entities
search GET /user
xlsx GET /xlsx
statistics GET /statistics
list GET
get GET /{id}
update PATCH /{id}
signup POST /signup
passwordLink POST /{id}/password-link
sessions GET /{id}/sessions
endSessions DELETE /{id}/sessions
openView POST /{id}/views
deleteUser DELETE /delete-user

userPenaltyHistoryEntities /user-penalty-history-entities
list GET
get GET /{id}
update PATCH /{id}

wikiCategoryEntities /wiki-category-entities
list GET
get GET /{id}
create POST
update PATCH /{id}
remove DELETE /{id}

wikiComments /wiki_comments
list GET
remove DELETE /{id}

wikiEntities /wiki-entities
list GET
get GET /{id}
revisions GET /{id}/revisions
create POST
update PUT /{id}
remove DELETE /{id}

wikiRequestHistoryEntities /wiki-request-history-entities
list GET
get GET /{id}
decide PATCH /{id}

writerInfos /writer-infos
list GET
get GET /{id}
decide PATCH`);
