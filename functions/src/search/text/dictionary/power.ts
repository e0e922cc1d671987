/** Switchgear, supplies, drives and wiring (S1-6). */
export const power = `
molded-case-breaker 배선용차단기, 노퓨즈브레이커, 노퓨즈차단기, 노휴즈브레이커, 엔에프비, 엠씨씨비, 배선차단기, ?배차, NFB, MCCB, molded case circuit breaker, moulded case circuit breaker, moulded case breaker, molded case breaker, no fuse breaker, 塑壳断路器, 메인차단기, 주차단기, 메인브레이커, ?노퓨즈, main breaker, 塑壳开关, ?塑壳
leakage-breaker 누전차단기, 누전브레이커, 이엘비, 이엘씨비, ?누차, ?누전, ELB, ELCB, RCCB, RCBO, RCD, earth leakage breaker, residual current breaker, 漏电断路器, 漏电保护器, 누전용차단기, 누전개폐기, GFCI, ?GFI, RCBO breaker, ground fault breaker, residual current device, 漏保, 漏电开关, 漏保开关, 漏电保护开关, 漏电保护断路器
miniature-breaker 소형차단기, 미니차단기, ?MCB, miniature circuit breaker, miniature breaker, 小型断路器, 微型断路器, 분기차단기, 분기용차단기, 두꺼비집, 딘레일차단기, branch breaker, din rail breaker, ?空开, ?空气开关, ?空气断路器, 小空开, ?微断
motor-breaker 모터보호용차단기, 모터차단기, 모터보호차단기, 수동모터스타터, ?MMS, ?MPCB, motor circuit breaker, motor protection breaker, manual motor starter, motor starter, 电动机断路器, 电机保护断路器
air-breaker 기중차단기, 에이씨비, ?ACB, air circuit breaker, 框架断路器
vacuum-breaker 진공차단기, 브이씨비, ?VCB, vacuum circuit breaker, 真空断路器
breaker 차단기, 브레이커, 브레카, 브렉카, 브레이카, circuit breaker, 断路器
contactor 전자접촉기, 마그네트, 마그넷, 마그네트스위치, 마그넷스위치, 마그네틱스위치, 마그네틱컨택터, 전자개폐기, 콘택터, 컨택터, 콘텍터, 컨텍터, 콘탁터, 접촉기, contactor, magnetic contactor, magnetic switch, 接触器, 交流接触器, ?MC, 마그네틱컨텍터, 마그네틱스위찌, 전자개폐기마그네트, 接触器线圈, 电磁接触器, 电磁开关
overload-relay 열동계전기, 열동형과부하계전기, 과부하계전기, 써멀릴레이, 서멀릴레이, 써말릴레이, 서말릴레이, 써머릴레이, 열동형계전기, 과전류계전기, 이오씨알, ?THR, ?TOR, ?OCR, EOCR, thermal overload relay, overload relay, thermal relay, 热继电器, 过载继电器, ?써멀, ?서멀, 热保护继电器, 热过载继电器
relay 릴레이, 계전기, 리레이, 릴래이, relay, 继电器, 미니릴레이, 파워릴레이, 범용릴레이, 아이스큐브릴레이, 미니파워릴레이, ice cube relay, general purpose relay, plug in relay, control relay, 中间继电器, 小型继电器, 小型中间继电器, 电磁继电器
solid-state-relay 무접점릴레이, 반도체릴레이, 에스에스알, 솔리드스테이트릴레이, 무접점계전기, SSR, solid state relay, 固态继电器, ?무접점, 솔리드릴레이, 솔리드스테이트, ?固态, 固体继电器, 无触点继电器
relay-socket 릴레이소켓, ice cube relay socket, relay sockets, ?socket, ?소켓, 릴레이베이스, 소켓베이스, relay socket, relay base, 继电器插座, 继电器底座, 릴레이소케트, 릴레이소켙, 릴레이쏘켓, 릴레이받침, 继电器座, 继电器插座底座
power-supply 파워서플라이, 에스엠피에스, 스위칭전원, 스위칭파워, 전원공급장치, 파워써플라이, 파워서프라이, 파워써프라이, 파워서플라이어, 디씨파워, 직류전원장치, DC파워, 전원장치, SMPS, power supply, switching power supply, dc power, 开关电源, 电源供应器, 스위칭파워서플라이, 파워공급기, 직류파워, ?파워, ?电源, 电源模块, 直流电源, 导轨电源, 稳压电源
ups 무정전전원장치, 유피에스, 무정전전원, ?UPS, uninterruptible power supply, 不间断电源
surge-protector 서지보호기, 써지보호기, 서지프로텍터, 피뢰기, 에스피디, ?SPD, surge protector, surge arrester, surge protective device, 浪涌保护器, 防雷器, 电涌保护器
noise-filter 노이즈필터, 노이즈휠터, 라인필터, EMI필터, noise filter, line filter, emi filter, 噪声滤波器
transformer 변압기, 트랜스, 트랜스포머, 도란스, 트렌스, transformer, 变压器
current-transformer 변류기, ?씨티, 전류변성기, ?CT, current transformer, 电流互感器
fuse 퓨즈, 휴즈, 휴우즈, 퓨우즈, fuse, 熔断器, 保险丝
fuse-holder 퓨즈홀더, 휴즈홀더, 휴즈홀다, 퓨즈홀다, 퓨즈박스, 保险丝座, 保险丝盒, 保险管座, 퓨즈호더, fuse holder, fuseholder, 熔断器座
meter-kwh 전력량계, 적산전력계, 전력계, 계량기, energy meter, power meter, watt hour meter, 电能表
inverter 인버터, 주파수변환기, 가변속드라이브, 인버타, 주파수변환장치, 브이에프디, VFD, variable frequency drive, frequency converter, frequency inverter, ac drive, inverter, 变频器, 인버터드라이브, 속도제어기, 모터인버터, vsd, variable speed drive, ?变频, 变频调速器, 变频驱动器
servo-drive 서보드라이브, 서보앰프, 서보드라이버, 서버드라이브, 서버앰프, 써보드라이브, 써보앰프, 서보팩, servo drive, servo amplifier, servo driver, servopack, 伺服驱动器, 서보드라이바, 서보콘트롤러, ?伺服, 伺服放大器, 伺服驱动
servo-motor 서보모터, 서보모타, 써보모터, 써보모타, 서버모터, 서버모타, servo motor, servomotor, 伺服电机, 伺服马达, 伺服电动机
stepping-motor 스테핑모터, 스텝모터, 스텝핑모터, 스텝모타, 스테핑모타, stepping motor, stepper motor, step motor, 步进电机, 스태핑모터, 步进马达
geared-motor 기어드모터, 감속모터, 기어모터, 기어드모타, 감속모타, geared motor, gear motor, gearmotor, 减速电机, ?기어드, 减速马达, 齿轮马达
reducer 감속기, 기어헤드, 기어박스, 리듀서, 감속장치, reducer, gearbox, gearhead, gear head, 减速机, 减速器, 기어해드, 기어헤더, 감속기어, speed reducer, 减速箱, 齿轮箱, 减速头
motor 모터, 전동기, 모타, 모우터, motor, 电机, 电动机, 马达
soft-starter 소프트스타터, 소프트스타타, soft starter, 软启动器
brake-resistor 제동저항, 브레이크저항, 회생저항, 제동저항기, brake resistor, braking resistor, 制动电阻
reactor 리액터, 리엑터, 리액타, reactor, 电抗器
terminal-block 단자대, 터미널블록, 터미널블럭, 터미널블락, 터미널대, 단자블록, 단자블럭, 터미널보드, terminal block, 接线端子, 端子台, 端子排, ?端子, 端子排接线, 接线排
crimp-terminal 압착단자, 러그단자, 터미널러그, 압착터미널, ?압착, 와이자단자, crimp terminal, terminal lug, 压接端子, 터미날, 冷压端子, 线鼻子
ferrule 페룰, 훼룰, 페럴, 튜브단자, ferrule, 管型端子
connector 커넥터, 코넥터, 콘넥터, 컨넥터, 커넥타, 콘넥타, 컨넥타, 코넥타, connector, 连接器, 接插件
cable 케이블, 전선, 케블, 케이불, 와이어케이블, cable, 电缆
cable-gland 케이블그랜드, 케이블글랜드, 그랜드, 글랜드, cable gland, 电缆接头
cable-tie 케이블타이, 타이케이블, 결속선, 케이블타이밴드, cable tie, 扎带
wire-duct 배선덕트, 와이어덕트, 덕트, 배선닥트, 판넬덕트, wire duct, wiring duct, 线槽
din-rail 딘레일, DIN레일, 딘래일, din rail, 导轨
enclosure 제어반, 함체, 판넬박스, 콘트롤박스, 컨트롤박스, 하이박스, 분전함, 배전반, 분전반, enclosure, control box, control panel box, 控制柜, 配电箱
bus-bar 부스바, 버스바, 동부스바, busbar, bus bar, 母线
fan 냉각팬, 후앙, 후앙팬, 환풍기, 배기팬, ?팬, ?휀, 필터팬, 쿨링팬, 환기팬, 송풍팬, 팬모터, fan, cooling fan, 风扇, 散热风扇, 轴流风机
battery 배터리, 밧데리, 전지, 바테리, 밧테리, 빠떼리, 축전지, battery, 电池
plug 플러그, 프러그, 플럭, plug, 插头
outlet 콘센트, 컨센트, 콘센타, power outlet, 插座
lamp-led 램프, 전등, 등기구, lamp, 灯
heat-shrink-tube 수축튜브, 열수축튜브, heat shrink tube, 热缩管
`;
