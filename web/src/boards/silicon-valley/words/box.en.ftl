lesson = Hire people who write code blocks, launch products that need them, and climb the valuation track.
lesson-1 = Each turn has a few actions: hire, expand, raise money, launch and more.
lesson-2 = Every round people are paid and products need code.
lesson-3 = Being first pays most; copying is cheaper.
