/** Pneumatics, valves, motion, pumps, boilers and burners (S1-6). */
export const mechanics = `
solenoid-valve 솔레노이드밸브, 솔밸브, 전자밸브, 솔레노이드발브, 쏠밸브, 쏠레노이드밸브, 솔레노이드변, 전자변, 솔발브, 쏠발브, 솔밸, solenoid valve, 电磁阀, 전자변밸브, 에어밸브, 공압밸브, 솔밸부, 电磁换向阀, 气动电磁阀, 气阀
solenoid 솔레노이드, 쏠레노이드, 솔레노이드코일, solenoid, 电磁铁
cylinder 에어실린더, 공압실린더, 에어실린다, 에어씨린더, 공기실린더, air cylinder, pneumatic cylinder, 气缸, 공압씨린더, 에어씰린더, 에아실린더, 气动缸
cylinder-any 실린더, 실린다, 씨린더, 씨린다, cylinder, 缸, 박형실린더, 컴팩트실린더, 油缸
air-treatment 에어유니트, 에어유닛, FRL유니트, 에어필터유니트, 에어셋트, 공압유니트, 에어콤비네이션, 공압조정기, frl unit, air preparation, air treatment, 气源处理, 气源处理器, 에어필터레귤레이터, 에어크리너, 气源三联件, 空气处理单元
regulator-air 에어레귤레이터, 공압레귤레이터, 에어레귤레타, air regulator, pressure regulator, 减压阀
fitting 피팅, 휘팅, 원터치피팅, 원터치휘팅, ?원터치, 에어피팅, 튜브피팅, 원터치조인트, push in fitting, one touch fitting, fitting, 快插接头, 气动接头, 에어원터치, 气管接头, 快速接头
air-tube 에어튜브, 우레탄튜브, 우레탄호스, 에어호스, 폴리우레탄튜브, PU튜브, air tube, pu tube, polyurethane tube, 气管
speed-controller 스피드컨트롤러, 스피드콘트롤러, 속도조절밸브, 스피드컨트롤, 유량조절밸브, 스피콘, speed controller, flow control valve, 调速阀, 节流阀
silencer 사일렌서, 소음기, 사이렌서, 머플러, silencer, muffler, 消声器
vacuum-pad 진공패드, 흡착패드, 배큠패드, 진공빨판, vacuum pad, suction cup, 真空吸盘
ejector 이젝터, 진공이젝터, 진공발생기, 이젝타, vacuum ejector, vacuum generator, ejector, 真空发生器
gripper 그리퍼, 에어척, 에어그리퍼, 그립퍼, gripper, air gripper, 气爪
rotary-actuator 로터리액추에이터, 로타리액추에이터, 요동실린더, rotary actuator, 摆动气缸
auto-switch 오토스위치, 실린더센서, 실린더스위치, 리드스위치센서, auto switch, cylinder sensor, 磁性开关
compressor 콤프레샤, 컴프레서, 콤프레셔, 컴프레샤, 콤푸레샤, 공기압축기, compressor, 空压机, 压缩机
valve 밸브, 발브, 벨브, 밸부, 발부, valve, 阀, 阀门
ball-valve 볼밸브, 볼발브, 볼벨브, ball valve, 球阀
butterfly-valve 버터플라이밸브, 나비밸브, 버터플라이발브, butterfly valve, 蝶阀
gate-valve 게이트밸브, 게이트발브, 슬루스밸브, gate valve, 闸阀
check-valve 체크밸브, 첵밸브, 체크발브, 첵발브, 역류방지밸브, 역지밸브, check valve, non return valve, 止回阀, 单向阀
safety-valve 안전밸브, 안전변, 릴리프밸브, 안전발브, 세이프티밸브, 릴리프발브, safety valve, relief valve, 安全阀
pressure-reducing-valve 감압밸브, 감압변, 감압발브, pressure reducing valve, 蒸汽减压阀
steam-trap 스팀트랩, 증기트랩, 스팀트렙, 스팀추랍, steam trap, 疏水阀
strainer 스트레이너, 스트레나, 스트레이나, 여과기, strainer, 过滤器
gas-valve 가스밸브, 가스발브, 가스전자밸브, 가스차단밸브, 가스전자변, gas valve, 燃气阀
actuator 액추에이터, 액츄에이터, 구동기, 엑츄에이터, 액튜에이터, actuator, 执行器
bearing 베어링, 베아링, 배어링, 베이링, bearing, 轴承, 볼베어링, 깊은홈볼베어링, 볼베아링, 베어닝, ball bearing, deep groove ball bearing, 滚珠轴承, 深沟球轴承, 球轴承
angular-bearing 앵귤러, 앵귤라, 앵글러, 앵귤러콘택트, angular contact, 角接触
roller-bearing 롤러베어링, 로라베어링, 로울러베어링, 스페리컬롤러베어링, 자동조심롤러베어링, roller bearing, spherical roller bearing, 滚子轴承, 调心滚子轴承
oil-seal 오일씰, 오일실, 리테이너, 오일시일, 리데나, oil seal, 油封
o-ring 오링, 오우링, O링, oring, O-ring, O형圈, O型圈
coupling 커플링, 카플링, 커프링, 카프링, coupling, 联轴器
linear-guide 리니어가이드, LM가이드, 엘엠가이드, LM블록, LM블럭, 엘엠블록, 엘엠블럭, 리니어블록, 리니어레일, LM레일, 직선가이드, linear guide, lm guide, lm block, linear rail, linear motion guide, 直线导轨, 线性导轨, 엘엠레일, ?엘엠, ?滑轨, 线轨
linear-bearing 리니어부시, 볼부시, 리니어베어링, 리니어부쉬, 볼부쉬, linear bushing, ball bushing, linear bearing, 直线轴承
ball-screw 볼스크류, 볼스크루, 볼나사, 볼스쿠류, ball screw, ballscrew, 滚珠丝杠, 丝杆, 滚珠丝杆
timing-belt 타이밍벨트, 타이밍밸트, 동기벨트, timing belt, synchronous belt, 同步带
v-belt V벨트, 브이벨트, 브이밸트, V밸트, v belt, 三角带
pulley 풀리, ?폴리, 풀리휠, 타이밍풀리, pulley, 皮带轮, 同步轮
chain 체인, 췌인, 롤러체인, chain, roller chain, 链条
sprocket 스프로킷, 스프라켓, 스프로켓, 스프라킷, sprocket, 链轮
gear 기어, ?기아, 치차, gear, 齿轮
spring 스프링, 용수철, spring, 弹簧
bolt 볼트, 보루트, bolt, 螺栓
nut 너트, 낫트, nut, 螺母
gasket 가스켓, 가스킷, 개스킷, 가스케트, 패킹, 빠킹, 페킹, 바킹, gasket, 垫片, 密封垫
pump 펌프, 폄프, 뽐프, 펌푸, pump, 泵
hydraulic-pump 유압펌프, 기어펌프, 유압폄프, hydraulic pump, gear pump, 液压泵
hydraulic-valve 유압밸브, 유압솔레노이드밸브, 유압발브, hydraulic valve, 液压阀
hose 호스, 호오스, 고압호스, hose, 软管
filter 필터, 휠터, 휠타, 필타, filter, 滤芯, 过滤
gauge 게이지, 계이지, 압력계, 압력게이지, 푸르돈관압력계, pressure gauge, gauge, manometer, 压力表
thermometer 온도계, 바이메탈온도계, thermometer, 温度计
conveyor 컨베이어, 콘베이어, 컨베어, 콘베어, conveyor, 输送机
blower 블로워, 브로아, 송풍기, 블로어, 브로워, 링블로워, blower, 鼓风机
hoist 호이스트, 호이스터, 체인블록, 체인블럭, hoist, chain block, 葫芦
caster 캐스터, 바퀴, 우레탄바퀴, 캬스터, caster, 脚轮
damper 댐퍼, 담파, 뎀퍼, damper, 风门
shock-absorber 쇼바, 쇽업쇼바, 완충기, 쇼크업소버, shock absorber, 缓冲器
burner 버너, ?바나, 뻐너, 버어너, burner, 燃烧器
burner-control 버너컨트롤러, 버너제어기, 연소제어기, 버너콘트롤러, 프로텍트릴레이, 연소컨트롤러, 버너릴레이, 프로그램릴레이, burner control, burner controller, flame safeguard, 燃烧程控器, 燃烧控制器
flame-detector 화염검출기, 화염감지기, 불꽃감지기, 화염센서, 광전셀, 후레임아이, 프레임아이, 자외선검출기, UV센서, flame detector, flame sensor, flame scanner, 火焰探测器, 火焰检测器
ignition-transformer 점화트랜스, 이그니션트랜스, 점화변압기, 착화트랜스, 점화트렌스, ignition transformer, 点火变压器
ignition-electrode 점화봉, 점화전극, 점화플러그, 이그나이터, 착화봉, ignition electrode, igniter, ignitor, 点火电极
burner-nozzle 버너노즐, 분사노즐, 오일노즐, 바나노즐, burner nozzle, oil nozzle, 燃油喷嘴
burner-pump 버너펌프, 버너오일펌프, 오일펌프, 기어오일펌프, oil pump, burner pump, 燃烧器油泵, 油泵, 버너용펌프, oil burner pump, burner oil pump
boiler 보일러, 보이라, 보일라, 뽀이라, boiler, 锅炉
room-controller 실내온도조절기, 실내온조기, 보일러조절기, 보일러컨트롤러, 룸콘, 룸컨트롤러, room controller, room thermostat, 室内温控器
low-water-cutoff 저수위차단기, 저수위센서, 수위조절기, 저수위스위치, 맥도널, 맥도날, low water cutoff, 低水位
expansion-joint 신축이음, 벨로우즈, 익스팬션조인트, 신축관, expansion joint, bellows, 膨胀节
`;
